require('./counts.js');
