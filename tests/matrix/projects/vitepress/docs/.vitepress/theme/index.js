import DefaultTheme from 'vitepress/theme';
import 'nqueens/element';

export default DefaultTheme;
