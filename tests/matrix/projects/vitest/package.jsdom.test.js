// @vitest-environment jsdom
import './counts.js';
