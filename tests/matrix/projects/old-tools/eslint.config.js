import imports from 'eslint-plugin-import';

export default [
  {
    plugins: { import: imports },
    languageOptions: { ecmaVersion: 2024, sourceType: 'module' },
    rules: { 'import/no-unresolved': 'error', 'import/named': 'error' },
  },
];
