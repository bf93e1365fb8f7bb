import { cmsContract } from '@nusaria/contracts/cms'
import { pickCalls } from '@nusaria/contracts/contract'
import { injectCalls } from '#platform/api/api.ts'

/** A CMS page by its `project_id` (`home` is the front page), and the current campaigns. */
export const cmsApi = injectCalls('cms', pickCalls(cmsContract, 'getById', 'projectList'), {
  getById: { keepUnusedDataFor: 300 },
  projectList: { keepUnusedDataFor: 300 },
})

export const { useCmsGetByIdQuery, useCmsProjectListQuery } = cmsApi
