import { cmsContract } from '@nusaria/contracts/cms'
import { defineDomain } from '../../engine/contract/domain.ts'
import { implement } from '../../engine/contract/implement.ts'
import { campaignCards, cmsPage } from './pages.ts'

export const cmsRoutes = implement(cmsContract, {
  getById: ({ body }, ctx) =>
    cmsPage(ctx.language, ctx.catalogue, body.project_id) ?? ctx.fail('PAGE_CONTENT_MISSING', { field: 'project_id' }),

  projectList(_input, ctx) {
    const list = campaignCards(ctx.language, ctx.catalogue)
    return list.length === 0 ? ctx.fail('PAGE_CONTENT_MISSING') : { list }
  },
})

/** Content of the front page and of campaigns. */
export const cmsDomain = defineDomain({ name: 'cms', routes: cmsRoutes })
