const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
/** Types that a browser runs or obeys. Others, such as JSON, are data, which no policy is about. */
const RUNS = /^(module|(text|application)\/javascript|importmap|speculationrules)?$/i

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

/**
 * The `sha256-…` of each inline script of a page, for `script-src`. Only for HTML that a build wrote: in a page with data in it, a script that
 * the data brought would be allowed too.
 */
export function scriptHashes(html: string): Promise<string[]> {
  const inline = [...html.matchAll(SCRIPT)].filter(([, attributes = '']) => {
    const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? ''
    return !/\bsrc\s*=/i.test(attributes) && RUNS.test(type)
  })
  return Promise.all(inline.map(([, , text = '']) => sha256(text)))
}
