import { readdirSync } from 'node:fs'
import type { ConfigFile } from '@nusaria/server/site/config-schema'
import { shopPages } from '@nusaria/server/site/shop-pages'

/** Kinds of replies to which the servers give headers. The mock gives its own pages theirs. */
const KINDS = ['page', 'file', 'media', 'api']

const WRITTEN = '# Written by `npm run write deploy`.'

/** The addresses whose pages a build has as files of their own: `/faqs`. */
function builtPages(build: string): readonly string[] {
  const pages = readdirSync(build).filter((file) => file.endsWith('.html') && file !== 'index.html')
  return pages.map((file) => `/${file.replace('.html', '')}`).sort()
}

/**
 * The generated files of `deploy/` with their texts.
 * @param build the folder of the built shop
 * @param headers prints the security headers for a server; of one kind of reply
 * @param features those of the shop's configuration
 */
export function deployFiles(
  build: string,
  headers: (format: 'nginx' | 'caddy', kind: string) => string,
  features?: ConfigFile['features'],
): ReadonlyMap<string, string> {
  const pages = shopPages(features)
  const built = builtPages(build).join('|')
  const ownPolicy = (line: string) => !line.includes('Content-Security-Policy')
  return new Map([
    // A renderer sends a policy of its own: one page sent in pieces allows inline scripts that no list can know.
    ['deploy/nginx/shop/headers/rendered.conf', `${WRITTEN}\n${headers('nginx', 'page').split('\n').filter(ownPolicy).join('\n')}`],
    ...KINDS.map((kind) => [`deploy/nginx/shop/headers/${kind}.conf`, `${WRITTEN}\n${headers('nginx', kind)}`] as const),
    ['deploy/caddy/headers', `${WRITTEN}\n${KINDS.map((kind) => headers('caddy', kind)).join('\n')}`],
    // Letters of any case, and a slash at the end, as in the shop's router.
    ['deploy/nginx/shop/pages.conf', `${WRITTEN}\n"~^(?<built>${built})/?$" $built.html;\n"~*${pages}" /index.html;\n`],
    [
      'deploy/caddy/pages',
      `${WRITTEN}\n(shop-page) {\n\t@built path_regexp built "^(${built})/?$"\n\t@page path_regexp "(?i)${pages}"\n}\n`,
    ],
  ])
}
