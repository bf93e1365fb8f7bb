import { Button, Checkbox, HStack, SimpleGrid } from '@chakra-ui/react'
import type { CreatedWorld, ListReply, ScenarioSummary } from '@nusaria/mock-api/control/types'
import { type FormEvent, useState } from 'react'
import { callControl } from '../../control/call-control.ts'
import { useControlQuery } from '../../control/use-control-query.ts'
import { useChooseWorld } from '../../control/use-world-id.ts'
import { useWorlds } from '../../control/worlds.tsx'
import { ActionResult } from '../../ui/action-result.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { Card } from '../../ui/section-page.tsx'
import { useAction } from '../../ui/use-action.ts'
import { type CreateWorldValues, createWorldFieldError, toCreateWorldBody } from './create-world.ts'

const EMPTY: CreateWorldValues = { scenario: '', seed: '', now: '', products: '', frozen: false, strict: false }

/** The form of a new world. An error of the control API shows beside its field. */
export function CreateWorldForm() {
  const [form, setForm] = useState(EMPTY)
  const scenarios = useControlQuery<ListReply<ScenarioSummary>>('/scenarios')
  const { ask } = useWorlds()
  const choose = useChooseWorld()
  const act = useAction()
  const set = (part: Partial<CreateWorldValues>) => setForm((before) => ({ ...before, ...part }))
  const wrong = createWorldFieldError(act.refusal)
  const error = (name: string) => (wrong?.name === name ? wrong.why : null)

  const make = (event: FormEvent) => {
    event.preventDefault()
    void act.run(async () => {
      const { id } = await callControl<CreatedWorld>('POST', '/worlds', toCreateWorldBody(form))
      await ask()
      choose(id)
      return `${id} is made, and the world you work on now.`
    })
  }

  return (
    <Card title="Make a world">
      <form onSubmit={make} noValidate>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4" alignItems="start">
          <SelectField
            label="Scenario"
            help="Lends its seed and time"
            error={error('scenario')}
            value={form.scenario}
            onChoose={(scenario) => set({ scenario })}
          >
            <option value="">None</option>
            {scenarios.data?.list.map(({ name, title }) => (
              <option key={name} value={name}>
                {title} ({name})
              </option>
            ))}
          </SelectField>
          <TextField
            label="Seed"
            help="A number or a word; 1 unless told"
            error={error('seed')}
            value={form.seed}
            onText={(seed) => set({ seed })}
          />
          <TextField
            label="Begins at (Jakarta time)"
            type="datetime-local"
            step="1"
            help="Now unless told"
            error={error('now')}
            value={form.now}
            onText={(now) => set({ now })}
          />
          <TextField
            label="Products"
            inputMode="numeric"
            help="600 to 20,000"
            error={error('products')}
            value={form.products}
            onText={(products) => set({ products })}
          />
        </SimpleGrid>
        <HStack mt="4" gap="5" wrap="wrap">
          <Checkbox.Root checked={form.frozen} onCheckedChange={({ checked }) => set({ frozen: checked === true })}>
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>Clock frozen</Checkbox.Label>
          </Checkbox.Root>
          <Checkbox.Root checked={form.strict} onCheckedChange={({ checked }) => set({ strict: checked === true })}>
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>Unknown fields refused</Checkbox.Label>
          </Checkbox.Root>
          <Button type="submit" size="sm" loading={act.busy}>
            Make it
          </Button>
          <ActionResult said={act.said} refusal={wrong ? null : act.refusal} />
        </HStack>
      </form>
    </Card>
  )
}
