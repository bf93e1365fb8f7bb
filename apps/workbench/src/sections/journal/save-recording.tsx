import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react'
import type { Recording } from '@nusaria/scenarios/recording'
import { useState } from 'react'
import { control } from '../../control/control-client.ts'
import { RunView } from '../../runs/run-view.tsx'
import { useRun } from '../../runs/use-run.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TextField } from '../../ui/fields.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Card } from '../../ui/section-page.tsx'
import { ActionResult, ErrorText, useAction } from '../../ui/use-action.tsx'
import { type LineRange, rangeEnd, rangeStart } from './line-range.ts'
import { describeFillings, downloadRecording } from './recording-file.ts'

interface Props {
  readonly world: string
  readonly range: LineRange
  readonly onChange: (range: LineRange) => void
}

/** The `seq` of one end of the range. It is applied on blur or Enter. */
function RangeEndField({ label, seq, onSeq }: { readonly label: string; readonly seq: number; readonly onSeq: (seq: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const isSeq = typed === null || /^[1-9]\d{0,8}$/.test(typed.trim())
  const take = () => {
    if (typed === null || !isSeq) return
    setTyped(null)
    onSeq(Number(typed))
  }
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={typed ?? String(seq)}
      error={isSeq ? null : 'A line has a number from 1 on'}
      onValue={setTyped}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}

/** Saves the selected range as a scenario file, or replays it. */
export function SaveRecording({ world, range, onChange }: Props) {
  const [title, setTitle] = useState('')
  const [saved, setSaved] = useState<{ readonly file: string; readonly recording: Recording } | null>(null)
  const { run: act, ...saving } = useAction()
  const replay = useRun()
  const [first, last] = [rangeStart(range), rangeEnd(range)]
  const record = () => {
    const query = { from: String(first), to: String(last), ...(title.trim() ? { title: title.trim() } : {}) }
    return control('recording', { params: { id: world }, query })
  }
  // The button is not disabled while it saves, as that would only flicker: a second click does nothing.
  const once = async (action: () => Promise<string>) => !saving.busy && act(action)
  const save = () =>
    once(async () => {
      const recording = await record()
      setSaved({ recording, file: downloadRecording(recording) })
      const before = recording.steps.filter((step) => step.before).length
      return `Saved ${recording.steps.length} steps${before > 0 ? `, ${before} of them from before that it needs` : ''}.`
    })
  const replays = () =>
    once(async () => {
      await replay.start({ recording: await record(), driver: 'http' })
      return 'Replaying in a world of its own.'
    })
  return (
    <>
      <Card title="Save as scenario">
        <Grid gap="3" templateColumns={{ base: '1fr 1fr', md: '7rem 7rem minmax(0, 1fr)' }}>
          <RangeEndField label="First line" seq={first} onSeq={(at) => onChange({ anchor: Math.max(at, last), at })} />
          <RangeEndField label="Last line" seq={last} onSeq={(at) => onChange({ anchor: Math.min(at, first), at })} />
          <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
            <TextField label="Title" placeholder="What happens in it" maxLength={200} value={title} onValue={setTitle} />
          </Box>
        </Grid>
        <Flex gap="3" mt="3" wrap="wrap">
          <Button colorPalette="brand" _hover={{ bg: 'brand.hover' }} aria-busy={saving.busy} onClick={() => void save()}>
            Save as scenario
          </Button>
          <Button variant="outline" aria-busy={saving.busy} onClick={() => void replays()}>
            Replay here
          </Button>
        </Flex>
        <Box mt="3">
          <ActionResult {...saving} />
          {replay.error && <ErrorText>{replay.error.message}</ErrorText>}
        </Box>
        {saved && <SavedRecording {...saved} />}
      </Card>
      {replay.run && <RunView run={replay.run} onStop={() => void act(replay.stop)} />}
    </>
  )
}

function SavedRecording({ file, recording }: { readonly file: string; readonly recording: Recording }) {
  const fillings = describeFillings(recording)
  return (
    <Box fontSize="sm" mt="2">
      <Text mb="1">Replay it from the folder it is in; what it finds is the exit status.</Text>
      <CopyButton text={`npm run scenario -- ${file}`} what="command" />
      {fillings.length > 0 && (
        <>
          <Text mt="3">The file holds no secret. A replay fills in:</Text>
          <Box as="ul" pl="5" listStyleType="disc">
            {fillings.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </Box>
        </>
      )}
      <Notice status="warning" role="alert" title="What could not be recorded" lines={recording.missing} mt="3" />
    </Box>
  )
}
