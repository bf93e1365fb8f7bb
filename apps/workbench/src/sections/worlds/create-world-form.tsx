import { Button, Checkbox, HStack, SimpleGrid } from '@chakra-ui/react'
import type { ControlInput } from '@nusaria/mock-api/control/control-client'
import { type FormEvent, useState } from 'react'
import { control, useControlQuery } from '../../control/control-api.ts'
import { useChooseWorld, useWorlds } from '../../control/worlds.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { Card } from '../../ui/section-page.tsx'
import { parseLocalTime } from '../../ui/time.ts'
import { ActionResult, useAction } from '../../ui/use-action.tsx'

const EMPTY: CreateWorldValues = { scenario: '', seed: '', now: '', products: '', frozen: false, strict: false }

/** The form of a new world. An error of the control API shows beside its field. */
export function CreateWorldForm() {
  const [form, setForm] = useState(EMPTY)
  const scenarios = useControlQuery('scenarios', {})
  const { refetch } = useWorlds()
  const choose = useChooseWorld()
  const act = useAction()
  const set = (part: Partial<CreateWorldValues>) => setForm((before) => ({ ...before, ...part }))
  const wrong = createWorldFieldError(act.error)
  const error = (name: string) => (wrong?.name === name ? wrong.why : null)

  const make = (event: FormEvent) => {
    event.preventDefault()
    void act.run(async () => {
      const { id } = await control('createWorld', { body: toCreateWorldBody(form) })
      await refetch()
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
          <ActionResult message={act.message} error={wrong ? null : act.error} />
        </HStack>
      </form>
    </Card>
  )
}

/** The values of the form for a new world. */
interface CreateWorldValues {
  readonly scenario: string
  readonly seed: string
  readonly now: string
  readonly products: string
  readonly frozen: boolean
  /** Requests with fields that no contract lists are refused. */
  readonly strict: boolean
}

const FIELDS = ['scenario', 'seed', 'now', 'products'] as const

/** The request body. Empty fields are left out, a seed of digits becomes a number, and invalid numbers are sent as typed, so that the API refuses them. */
function toCreateWorldBody({ scenario, seed, now, products, frozen, strict }: CreateWorldValues): ControlInput<'createWorld'>['body'] {
  const [word, count] = [seed.trim(), products.trim()]
  return {
    ...(scenario && { scenario }),
    ...(word && { seed: /^-?\d{1,15}$/.test(word) ? Number(word) : word }),
    ...(now && { now: parseLocalTime(now) }),
    // A text that is no number is for the API to refuse, which names the field.
    ...(count && { products: (Number.isFinite(Number(count)) ? Number(count) : count) as number }),
    frozen,
    ...(strict && { strict }),
  }
}

/** The form field that an error is about, and its reason: `products: Too small …`. */
function createWorldFieldError(error: string | null): { readonly name: string; readonly why: string } | null {
  const name = FIELDS.find((field) => error?.startsWith(`${field}: `))
  return name && error ? { name, why: error.slice(name.length + 2) } : null
}
