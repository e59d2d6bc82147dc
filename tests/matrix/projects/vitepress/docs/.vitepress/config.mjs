export default {
  title: 'user',
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'n-queens-board' } } },
  vite: { build: { chunkSizeWarningLimit: 2000 } },
};
