import type { RenderRequest } from '@nusaria/server/site/rendered-page'
import type { Layout } from '#platform/browser/layout.ts'
import { withBase } from '#platform/routing/base-path.ts'

export const BUILD_LANGUAGE = 'id'

/** The page's tags have full addresses: without a site they have this one. */
export const NO_SITE = 'https://shop.invalid'

/** Rejects when any part of the page can't be rendered. */
export async function renderInBuild<T>(
  path: string,
  layout: Layout,
  given: Pick<RenderRequest, 'template' | 'origin' | 'fetch'>,
  render: (request: RenderRequest) => Promise<T>,
): Promise<T> {
  const problems: string[] = []
  const headers = { 'accept-language': BUILD_LANGUAGE, 'sec-ch-ua-mobile': layout === 'mobile' ? '?1' : '?0' }
  const report = (problem: string) => void problems.push(problem)
  const result = await render({ ...given, url: withBase(path), headers, config: {}, report })
  if (problems.length > 0) throw new Error(`${path}: ${problems.join('; ')}`)
  return result
}
