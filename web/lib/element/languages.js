/**
 * languages.js -- the languages of the interface. Their texts are web/data/texts/<language>.json.
 */
export const LANGUAGES = ['en', 'zh-CN', 'zh-TW'];
