/** Each rule returns the string that it allows, and null or an exception for any other. */
type Rules = Readonly<Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>>

/** The frame in which the fingerprint's library measures fonts. */
const FONT_FRAME = '<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">'

const { trustedTypes } = globalThis as { readonly trustedTypes?: { createPolicy(name: 'default', rules: Rules): unknown } }

/** For modules in which a string becomes markup, a script's text or its address: browsers with Trusted Types refuse all but these. */
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === FONT_FRAME ? html : null),
  createScript(text) {
    JSON.parse(text)
    return text
  },
  createScriptURL: (url) => (new URL(url, document.baseURI).origin === location.origin ? url : null),
})
