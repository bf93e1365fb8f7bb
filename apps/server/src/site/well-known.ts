/** What the files below `/.well-known/` tell about the shop. */
export interface WellKnown {
  /** The app's package on Android. */
  readonly androidPackage: string
  /** SHA-256 fingerprints of the certificates that sign it: `14:6D:…`. */
  readonly androidFingerprints: readonly string[]
  /** `<team id>.<bundle id>` of the apps on iOS. */
  readonly appleAppIds: readonly string[]
  /** Where a security problem is reported. */
  readonly mail: string
  /** The path below which the shop is. */
  readonly base: string
}

/** Where they are: at the root of an origin, whatever the base path. */
export const WELL_KNOWN = '/.well-known/'

const FINGERPRINT = /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/
const APPLE_ID = /^[A-Z0-9]{10}\.[\w.-]+$/
/** Addresses below the shop's path that the app can't show. */
const NOT_PAGES = ['/api/*', '/media/*', '/__mock/*', '/gateway/*', '/google/*']
/** RFC 9116 asks for less than a year. ms */
const VALID_FOR = 300 * 86_400_000

interface WellKnownFile {
  readonly name: string
  readonly type: string
  readonly body: string
}

/**
 * The files by which a phone opens the shop's addresses in the app, and by which a security problem is reported. Those of an app that has no
 * certificate or id are left out. Throws for a fingerprint or an id of a wrong form.
 * @param now ms
 */
export function wellKnownFiles(shop: WellKnown, now: number): readonly WellKnownFile[] {
  const { androidPackage, androidFingerprints, appleAppIds, mail, base } = shop
  const wrong = [...androidFingerprints.filter((text) => !FINGERPRINT.test(text)), ...appleAppIds.filter((text) => !APPLE_ID.test(text))]
  if (wrong.length > 0) throw new Error(`appLinks of the brand: "${wrong[0]}" is neither a SHA-256 fingerprint nor an Apple app id`)
  const json = (name: string, content: unknown) => ({ name, type: 'application/json', body: `${JSON.stringify(content, null, 2)}\n` })
  const components = [...NOT_PAGES.map((path) => ({ '/': path, exclude: true })), { '/': `${base}*` }]
  const target = { namespace: 'android_app', package_name: androidPackage, sha256_cert_fingerprints: androidFingerprints }
  const expires = new Date(now + VALID_FOR).toISOString()
  return [
    ...(androidFingerprints.length > 0
      ? [json('assetlinks.json', [{ relation: ['delegate_permission/common.handle_all_urls'], target }])]
      : []),
    ...(appleAppIds.length > 0
      ? [json('apple-app-site-association', { applinks: { details: [{ appIDs: appleAppIds, components }] } })]
      : []),
    {
      name: 'security.txt',
      type: 'text/plain; charset=utf-8',
      body: `Contact: mailto:${mail}\nExpires: ${expires}\nPreferred-Languages: id, en\n`,
    },
  ]
}
