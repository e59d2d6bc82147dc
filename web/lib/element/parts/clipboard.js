/**
 * clipboard.js -- text into the clipboard, files to the disk.
 */

/** True when the text was copied; frames without the permission are refused. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

/** A selection in a text field can be copied where the newer way is not allowed. */
function copyTheOldWay(text) {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  // Beside an open dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}

export function saveBlob(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click; it has it long before this.
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
