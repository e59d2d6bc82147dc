import Reveal from './node_modules/reveal.js/dist/reveal.mjs';

Reveal.initialize({ hash: true });
