import { cmsContract } from '@nusaria/contracts/cms'
import { pickCalls } from '@nusaria/contracts/contract'
import { api } from '#platform/api/api.ts'
import { endpointsOf } from '#platform/api/endpoints-of.ts'

export const cmsApi = api.injectEndpoints({
  endpoints: endpointsOf('cms', pickCalls(cmsContract, 'getById', 'projectList'), {
    getById: { suppressToast: true, keepUnusedDataFor: 300 },
    projectList: { suppressToast: true, keepUnusedDataFor: 300 },
  }),
})

/** A CMS page by its `project_id` (`home` is the front page), and the current campaigns. */
export const { useCmsGetByIdQuery, useCmsProjectListQuery } = cmsApi
