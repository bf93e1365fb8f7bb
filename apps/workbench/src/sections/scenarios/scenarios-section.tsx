import { Badge, Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import { useSearchParams } from 'react-router-dom'
import { Card, SectionPage } from '../../ui/section-page.tsx'
import { useInView } from '../../ui/use-in-view.ts'
import { CATALOGUE, type StoryEntry } from './catalogue.ts'
import { CoverageCard } from './coverage-card.tsx'
import { RunControls } from './run-controls.tsx'
import { StoryList } from './story-list.tsx'

/** The catalogue of stories: read one, open the shop in its state, replay it, watch it. */
export function ScenariosSection() {
  const [params] = useSearchParams()
  const name = params.get('story') ?? undefined
  const entry = CATALOGUE.find((one) => one.name === name)
  return (
    <SectionPage title="Scenarios" about="Stories of the shop: read one, open the shop in its situation, replay it, watch it.">
      <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }} alignItems="start">
        <StoryList chosen={entry?.name} />
        {entry ? <StoryPage entry={entry} /> : name ? <Text role="alert">There is no story "{name}".</Text> : <CoverageCard />}
      </Grid>
    </SectionPage>
  )
}

function Tags({ label, list }: { readonly label: string; readonly list: readonly string[] }) {
  if (list.length === 0) return null
  return (
    <Box>
      <Text fontSize="sm" fontWeight="600" mb="1">
        {label}
      </Text>
      <Flex as="ul" gap="1" wrap="wrap" listStyleType="none" role="list" aria-label={label}>
        {list.map((one) => (
          <Badge as="li" key={one} variant="surface" colorPalette="gray" maxW="full" whiteSpace="normal" overflowWrap="anywhere">
            {one}
          </Badge>
        ))}
      </Flex>
    </Box>
  )
}

const codeOf = (name: string) => `${ERRORS[name as ErrorName].code} ${name}`

/** One story: its preconditions, steps, errors and screens, with controls to run it. */
function StoryPage({ entry }: { readonly entry: StoryEntry }) {
  const { name, title, given, steps, codes, screens } = entry
  const page = useInView<HTMLDivElement>(name)
  return (
    <Stack ref={page} gap="5" minW="0" scrollMarginTop="4.5rem">
      <Box>
        <Heading as="h3" size="md" overflowWrap="anywhere">
          {name}
        </Heading>
        <Text>{title}</Text>
      </Box>
      <RunControls key={name} entry={entry} />
      <Card title="Story">
        <Stack gap="4">
          <Box fontSize="sm">
            <Text fontWeight="600">Given</Text>
            {given.map((fact) => (
              <Text key={fact}>{fact}</Text>
            ))}
          </Box>
          <Stack as="ol" gap="0.5" listStyleType="decimal" ps="7" fontSize="sm" aria-label="Steps">
            {steps.map((said, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other id
              <Box as="li" key={i} overflowWrap="anywhere">
                {said}
              </Box>
            ))}
          </Stack>
          <Tags label="Refusals" list={codes.map(codeOf)} />
          <Tags label="Screens" list={screens.map((screen) => SCREENS[screen])} />
        </Stack>
      </Card>
    </Stack>
  )
}
