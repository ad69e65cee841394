/** Copies a text; the clipboard proper is there only with HTTPS, which a host in the same house has not. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== null && document.execCommand('copy');
  }
}

/** Whether this device offers to share a link with its other programs. */
export function canShare(): boolean {
  return 'share' in navigator;
}

/** Hands a link to the device's other programs. */
export async function shareLink(link: ShareData): Promise<void> {
  try {
    await navigator.share(link);
  } catch {
    // Closed without sharing: nothing to say.
  }
}
