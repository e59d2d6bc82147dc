// @vitest-environment happy-dom
import './connects.js';
