/**
 * options.js -- options that several commands share.
 */

export const algorithm = {
  type: 'string',
  short: 'a',
  value: 'NAME',
  help: 'which algorithm does it; nqueens algorithms lists them',
};
