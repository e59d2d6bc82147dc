/**
 * share.js -- the Share button: what is seen, carried away. The dialog is loaded when it is
 * first asked for.
 */

/** `root` takes the dialog. */
export async function openShare(shared) {
  const { openShareDialog } = await import('./share/dialog.js');
  openShareDialog(shared);
}
