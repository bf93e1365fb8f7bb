import type { AppDispatch } from '#platform/state/hooks.ts'
import { cmsApi } from '../api.ts'

export function askCampaign(dispatch: AppDispatch, params: URLSearchParams): void {
  const project_id = params.get('project_id')
  if (project_id) void dispatch(cmsApi.endpoints.cmsGetById.initiate({ project_id }, { subscribe: false }))
}
