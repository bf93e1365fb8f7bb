import { cmsContract } from '@nusaria/contracts/cms'
import { pickCalls } from '@nusaria/contracts/contract'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const cmsApi = api.injectEndpoints({
  endpoints: endpointsOf('cms', pickCalls(cmsContract, 'getById', 'projectList'), {
    getById: { suppressToast: true, keepUnusedDataFor: 300 },
    projectList: { suppressToast: true, keepUnusedDataFor: 300 },
  }),
})

/** The content of a page by its `project_id`, `home` is the front page; the campaigns under way. Pages show what they couldn't load. */
export const { useCmsGetByIdQuery, useCmsProjectListQuery } = cmsApi
