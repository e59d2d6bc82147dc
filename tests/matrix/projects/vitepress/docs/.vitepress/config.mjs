export default {
  title: 'user',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'n-queens-board' } } },
  vite: { build: { chunkSizeWarningLimit: 2000 } },
};
