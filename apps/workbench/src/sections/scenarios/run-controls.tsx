import { Button, Code, Flex, Grid, Link, Stack, Text } from '@chakra-ui/react'
import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import type { Run, RunOptions } from '@nusaria/mock-api/control/types'
import { CONDITION_NAMES, CONDITIONS, type ConditionName, conditionException } from '@nusaria/scenarios/conditions'
import { LAYOUTS, type Layout, languageOf } from '@nusaria/scenarios/coverage/run-plan'
import { useState } from 'react'
import { control } from '../../control/control-client.ts'
import { RunView } from '../../runs/run-view.tsx'
import { useRun } from '../../runs/use-run.ts'
import { shopUrl } from '../../shop/shop-url.ts'
import { SelectField } from '../../ui/fields.tsx'
import { Muted } from '../../ui/muted.tsx'
import { Card } from '../../ui/section-page.tsx'
import { ActionResult, useAction } from '../../ui/use-action.tsx'
import { memberAfter, type StoryEntry } from './catalogue.ts'

const NAMES: Readonly<Record<Language, string>> = { en: 'English', id: 'Indonesian', 'zh-CN': 'Chinese' }

/** Opens the shop in the story's state, replays the story, or runs it in a browser to watch. */
export function RunControls({ entry }: { readonly entry: StoryEntry }) {
  const { name, story, steps } = entry
  const { run, start, stop } = useRun()
  const act = useAction()
  const [until, setUntil] = useState(steps.length)
  const [layout, setLayout] = useState<Layout>('mobile')
  const [lang, setLang] = useState<Language>(() => languageOf(name, 'mobile'))
  const [under, setUnder] = useState<ConditionName | ''>('')
  const [kept, setKept] = useState<{ world: string; as: string | null } | null>(null)
  const busy = act.busy || run?.state === 'running'
  const except = under ? conditionException(under, name, story) : null
  const beyond = entry.notOn[layout] ?? except

  const play = async (how: Omit<RunOptions, 'scenario' | 'recording'>) => {
    let id: string | null = null
    await act.run(async () => {
      id = await start({ scenario: name, ...how })
      return ''
    })
    return id
  }
  const open = async () => {
    setKept(null)
    // The tab opens at once, in the click: browsers block tabs that open later.
    const tab = window.open('about:blank', '_blank')
    const id = await play({ driver: 'http', until, keep: true })
    const ended = id === null ? null : await waitForRun(id)
    if (!ended || ended.verdict === 'failed' || ended.world === undefined) return tab?.close()
    const as = memberAfter(story, until)
    setKept({ world: ended.world, as })
    if (tab) tab.location.href = shopUrl(ended.world, { as })
  }

  return (
    <Stack gap="5">
      <Card title="Play">
        <Grid gap="4" templateColumns="repeat(auto-fit, minmax(min(100%, 16rem), 1fr))" alignItems="end">
          <Stack gap="2">
            <SelectField
              label="Open the shop after"
              value={String(until)}
              options={steps.map((said, i) => [`${i + 1}`, `${i + 1}. ${said}`])}
              onValue={(value) => setUntil(Number(value))}
            />
            <Button disabled={busy} onClick={() => void open()}>
              Open the shop in this situation
            </Button>
          </Stack>
          <Stack gap="2">
            <Muted>By calls. Each step is compared with the story.</Muted>
            <Button variant="outline" disabled={busy} onClick={() => void play({ driver: 'http' })}>
              Replay
            </Button>
          </Stack>
          <Stack gap="2">
            <Flex gap="2">
              <SelectField label="Layout" value={layout} options={LAYOUTS} onValue={setLayout} />
              <SelectField label="Language" value={lang} options={LANGUAGES.map((one) => [one, NAMES[one]] as const)} onValue={setLang} />
            </Flex>
            <SelectField
              label="Under"
              value={under}
              options={[['', 'the browser as it is'] as const, ...CONDITION_NAMES]}
              onValue={setUnder}
              help={under ? CONDITIONS[under].says : undefined}
            />
            <Button
              variant="outline"
              disabled={busy || beyond !== null}
              onClick={() => void play({ driver: 'browser', layout, lang, ...(under && { under }) })}
            >
              Watch
            </Button>
            <Muted>
              To run it again each time its file is saved: <Code>{watchCommand(name, layout, lang, under)}</Code>
            </Muted>
          </Stack>
        </Grid>
        {beyond && (
          <Muted mt="2">
            A browser doesn't run it {entry.notOn[layout] ? `on ${layout}` : `under ${under}`}: {beyond}.
          </Muted>
        )}
        <ActionResult message={act.message || null} error={act.error} />
        {kept && (
          <Text role="status" fontSize="sm" mt="2">
            World <b>{kept.world}</b> is ready, {kept.as === null ? 'for a guest' : `with ${kept.as} signed in`}:{' '}
            <Link href={shopUrl(kept.world, { as: kept.as })} target="_blank" rel="noopener" referrerPolicy="origin" variant="underline">
              open its shop
            </Link>
          </Text>
        )}
      </Card>
      {run && <RunView run={run} onStop={() => void act.run(stop)} />}
    </Stack>
  )
}

/** The command that runs a story again when its file is saved: the mock doesn't read the files of the stories. */
const watchCommand = (name: string, layout: Layout, lang: Language, under: ConditionName | '') =>
  `npm run scenario -- ${name} --driver=browser --layout=${layout} --lang=${lang}${under && ` --under=${under}`} --watch`

/** ms between two polls of a run */
const POLL_MS = 700

/** Waits until a run has ended; null when it can't be fetched. It also polls in a hidden tab, as the shop's tab covers this one. */
async function waitForRun(id: string): Promise<Run | null> {
  for (;;) {
    const run = await control('run', { params: { id } }).catch(() => null)
    if (run?.state !== 'running') return run
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
