import { useSearchParams } from 'react-router-dom'
import { Campaign } from './campaign.tsx'
import { CampaignList } from './campaign-list.tsx'
import { LinkedCampaign } from './linked-campaign.tsx'

/** A campaign by its `project_id`, or by the short id `vid` of a link to it; without either those under way. */
export function CampaignsPage() {
  const [params] = useSearchParams()
  const projectId = params.get('project_id')
  const vid = params.get('vid')
  if (projectId) return <Campaign key={projectId} projectId={projectId} />
  return vid ? <LinkedCampaign key={vid} vid={vid} /> : <CampaignList />
}
