import { useSearchParams } from 'react-router-dom'
import { Campaign } from './campaign.tsx'
import { CampaignList } from './campaign-list.tsx'
import { LinkedCampaign } from './linked-campaign.tsx'

/** `/activities`: a campaign by its `project_id` or by the short id `vid` of a link; without either the list of campaigns. */
export function CampaignsPage() {
  const [params] = useSearchParams()
  const projectId = params.get('project_id')
  const vid = params.get('vid')
  if (projectId) return <Campaign key={projectId} projectId={projectId} />
  return vid ? <LinkedCampaign key={vid} vid={vid} /> : <CampaignList />
}
