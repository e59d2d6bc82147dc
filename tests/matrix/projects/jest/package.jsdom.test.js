/** @jest-environment jsdom */
require('./counts.js');
