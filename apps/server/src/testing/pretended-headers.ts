const NAMES = [
  ...['x-forwarded-host', 'x-forwarded-server', 'x-forwarded-prefix', 'x-forwarded-scheme', 'x-forwarded-ssl'],
  ...['x-host', 'x-original-host', 'x-original-url', 'x-rewrite-url'],
  ...['x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'],
]

/** Headers by which a client pretends how, where and from where it came. Nothing of it has to be found anywhere. */
export const PRETENDED_HEADERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(NAMES.map((name) => [name, 'evil.example'])),
  forwarded: 'for=192.0.2.66;host=evil.example;proto=evil',
  'x-forwarded-proto': 'evil',
  'x-forwarded-port': '666',
}
