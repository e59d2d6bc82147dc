// @vitest-environment node
import './counts.js';
