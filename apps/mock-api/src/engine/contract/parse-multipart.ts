/** Parses a multipart body; null when it can't be parsed. */
export async function parseMultipart(body: Uint8Array, contentType: string): Promise<[string, string | File][] | null> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
    return [...form.entries()]
  } catch {
    return null
  }
}
