// @vitest-environment happy-dom
import './counts.js';
