import { cmsContract } from '@nusaria/contracts/cms'
import { pickCalls } from '@nusaria/contracts/contract'
import { injectCalls } from '#platform/api/api.ts'
import type { AppDispatch } from '#platform/state/hooks.ts'

/** A CMS page by its `project_id` (`home` is the front page), and the current campaigns. */
export const cmsApi = injectCalls('cms', pickCalls(cmsContract, 'getById', 'projectList'), {
  getById: { keepUnusedDataFor: 300 },
  projectList: { keepUnusedDataFor: 300 },
})

export const { useCmsGetByIdQuery, useCmsProjectListQuery } = cmsApi

export function askCampaign(dispatch: AppDispatch, params: URLSearchParams): void {
  const project_id = params.get('project_id')
  if (project_id) void dispatch(cmsApi.endpoints.cmsGetById.initiate({ project_id }, { subscribe: false }))
}
