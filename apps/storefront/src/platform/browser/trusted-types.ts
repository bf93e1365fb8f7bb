/** Each rule returns the string that it allows, and null or an exception for any other. */
type Rules = Readonly<Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>>

/** The frame in which the fingerprint's library measures fonts. */
const FONT_FRAME = '<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">'

const { trustedTypes } = globalThis as { readonly trustedTypes?: { createPolicy(name: 'default', rules: Rules): unknown } }

/**
 * Import this module where a string becomes markup, a script, or the address of a script or a worker. Browsers with Trusted Types then allow
 * only three things: the font frame, JSON (it does nothing as a script), and scripts of the shop's own origin.
 */
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === FONT_FRAME ? html : null),
  createScript(text) {
    JSON.parse(text)
    return text
  },
  createScriptURL: (url) => (new URL(url, document.baseURI).origin === location.origin ? url : null),
})
