/** Each rule returns the string that it allows, and null or an exception for any other. */
interface TrustedTypePolicies {
  createPolicy(
    name: 'default',
    rules: Readonly<Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>>,
  ): unknown
}

/** The frame in which the fingerprint's library measures fonts. */
const FONT_FRAME = '<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">'

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypePolicies }

/**
 * Import this module where a string becomes markup or the text of a script, or an address that of a script or a worker. In browsers with
 * Trusted Types the page may do none of it, except what stands here: that frame, JSON (which does nothing as a script), and scripts of the
 * shop's own origin.
 */
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === FONT_FRAME ? html : null),
  createScript(text) {
    JSON.parse(text)
    return text
  },
  createScriptURL: (url) => (new URL(url, document.baseURI).origin === location.origin ? url : null),
})
