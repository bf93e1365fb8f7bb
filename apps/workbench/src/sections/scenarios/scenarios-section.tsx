import { Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SectionPage } from '../../ui/section-page.tsx'
import { CATALOGUE, NO_FILTER } from './catalogue.ts'
import { CoverageCard } from './coverage-card.tsx'
import { StoryList } from './story-list.tsx'
import { StoryPage } from './story-page.tsx'

/** The catalogue of stories: read one, open the shop in its state, replay it, watch it. */
export function ScenariosSection() {
  const [params] = useSearchParams()
  const [filter, setFilter] = useState(NO_FILTER)
  const name = params.get('story') ?? undefined
  const entry = CATALOGUE.find((one) => one.name === name)
  return (
    <SectionPage title="Scenarios" about="Stories of the shop: read one, open the shop in its situation, replay it, watch it.">
      <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }} alignItems="start">
        <StoryList filter={filter} onFilter={setFilter} chosen={entry?.name} />
        {entry ? <StoryPage entry={entry} /> : name ? <Text role="alert">There is no story "{name}".</Text> : <CoverageCard />}
      </Grid>
    </SectionPage>
  )
}
