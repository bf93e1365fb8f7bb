/**
 * Whether a text is a public RSA key (SPKI): PEM, or its base64 alone. A page that is not a secure context can't check; every text passes there.
 */
export async function isRsaPublicKey(text: string): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return true
  try {
    const der = Uint8Array.from(atob(text.replace(/-----[A-Z ]+-----|\s/g, '')), (sign) => sign.charCodeAt(0))
    await crypto.subtle.importKey('spki', der, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
    return true
  } catch {
    return false
  }
}
