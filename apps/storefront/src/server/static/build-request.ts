import type { RenderRequest } from '@nusaria/contracts/rendered-page'
import type { Layout } from '#platform/browser/layout.ts'
import { withBase } from '#platform/routing/base-path.ts'

/** The language of what a build renders. */
export const BUILD_LANGUAGE = 'id'

/** The page's tags have full addresses: without a site they have this one. */
export const NO_SITE = 'https://shop.invalid'

type Rendering = Pick<RenderRequest, 'template' | 'origin' | 'fetch'>

/** Renders a page during a build. Rejects when any part of it can't be rendered. */
export async function renderInBuild<T>(
  path: string,
  layout: Layout,
  { template, origin, fetch }: Rendering,
  render: (request: RenderRequest) => Promise<T>,
): Promise<T> {
  const problems: string[] = []
  const headers = { 'accept-language': BUILD_LANGUAGE, 'sec-ch-ua-mobile': layout === 'mobile' ? '?1' : '?0' }
  const result = await render({
    template,
    url: withBase(path),
    origin,
    headers,
    config: {},
    fetch,
    report: (problem) => void problems.push(problem),
  })
  if (problems.length > 0) throw new Error(`${path}: ${problems.join('; ')}`)
  return result
}
