// @vitest-environment jsdom
import './connects.js';
