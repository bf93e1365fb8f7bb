import { cmsContract } from '@nusaria/contracts/cms'
import { pickCalls } from '@nusaria/contracts/contract'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'
import type { AppDispatch } from '../../shared/state/hooks.ts'

const cmsApi = api.injectEndpoints({
  endpoints: endpointsOf('cms', pickCalls(cmsContract, 'getById', 'projectList'), {
    getById: { suppressToast: true, keepUnusedDataFor: 300 },
    projectList: { suppressToast: true, keepUnusedDataFor: 300 },
  }),
})

/** A CMS page by its `project_id` (`home` is the front page), and the current campaigns. */
export const { useCmsGetByIdQuery, useCmsProjectListQuery } = cmsApi

/** Asks for the campaign that an address names. */
export function askCampaign(dispatch: AppDispatch, params: URLSearchParams): void {
  const project_id = params.get('project_id')
  if (project_id) void dispatch(cmsApi.endpoints.cmsGetById.initiate({ project_id }, { subscribe: false }))
}
