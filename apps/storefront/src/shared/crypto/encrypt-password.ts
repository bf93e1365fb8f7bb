/** Fetched with the first password that is sent, not before; a failed fetch is tried anew with the next one. */
async function loadEncryptor(): Promise<(text: string) => string | false> {
  const [{ JSEncrypt }, { rsaPublicKey }] = await Promise.all([import('jsencrypt'), import('./public-key.ts')])
  const rsa = new JSEncrypt()
  rsa.setPublicKey(rsaPublicKey)
  return (text) => rsa.encrypt(text)
}

/** A password as it travels: RSA (PKCS#1 v1.5) by the backend's public key, base64. Rejects when the code for it can't be fetched, or the key is none. */
export async function encryptPassword(text: string): Promise<string> {
  const encrypt = await loadEncryptor()
  const ciphertext = encrypt(text)
  if (ciphertext === false) throw new Error('The public key does not encrypt')
  return ciphertext
}
