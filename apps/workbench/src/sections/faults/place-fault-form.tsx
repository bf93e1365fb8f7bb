import { Button, HStack, SimpleGrid, Stack } from '@chakra-ui/react'
import type { Fault } from '@nusaria/mock-api/control/types'
import { type FormEvent, useState } from 'react'
import { ActionResult } from '../../ui/action-result.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { Card } from '../../ui/section-page.tsx'
import { useAction } from '../../ui/use-action.ts'
import { CallPicker } from './call-picker.tsx'
import { type CallOption, faultReplies, WIRE_FAULTS } from './describe-fault.ts'
import { EMPTY_FAULT, type FaultFormValues, faultFieldError, toFault } from './fault-form.ts'

/** A form for a fault on any call. It offers only the errors that the call declares. */
export function PlaceFaultForm({ onPlace }: { readonly onPlace: (fault: Fault) => Promise<string> }) {
  const [form, setForm] = useState(EMPTY_FAULT)
  const [chosen, setChosen] = useState<CallOption | null>(null)
  const act = useAction()
  const set = (part: Partial<FaultFormValues>) => setForm((before) => ({ ...before, ...part }))
  const wrong = faultFieldError(act.refusal)
  const field = (name: 'after' | 'times' | 'rate' | 'ms' | 'status') => ({
    value: form[name],
    onText: (text: string) => set({ [name]: text }),
    error: wrong?.name === name ? wrong.why : null,
    inputMode: 'decimal' as const,
  })

  const place = (event: FormEvent) => {
    event.preventDefault()
    void act.run(() => onPlace(toFault(form)))
  }

  return (
    <Card title="Place a fault">
      <form onSubmit={place} noValidate>
        <Stack gap="4">
          <CallPicker
            chosen={chosen}
            onChoose={(choice) => {
              setChosen(choice)
              // Each call declares errors of its own.
              set({ call: choice.id, what: form.what.startsWith('wire') ? form.what : '' })
            }}
          />
          {chosen && (
            <>
              <SelectField label={`What happens to ${chosen.id}`} value={form.what} onChoose={(what) => set({ what })}>
                <option value="">Choose …</option>
                <optgroup label="It answers, and nothing is done">
                  {faultReplies(chosen.call).map(({ code, label }) => (
                    <option key={code} value={`reply ${code}`}>
                      {label}
                    </option>
                  ))}
                </optgroup>
                <optgroup label="On the wire">
                  {Object.entries(WIRE_FAULTS).map(([wire, label]) => (
                    <option key={wire} value={`wire ${wire}`}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              </SelectField>
              <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4" alignItems="start">
                {form.what === 'wire latency' && <TextField label="Milliseconds" {...field('ms')} />}
                {form.what === 'wire http' && <TextField label="HTTP status" {...field('status')} />}
                <TextField label="After so many calls" placeholder="0" {...field('after')} />
                <TextField label="So many times" placeholder="always" {...field('times')} />
                <TextField label="Chance, 0 to 1" placeholder="1" {...field('rate')} />
              </SimpleGrid>
              <HStack gap="4" wrap="wrap">
                <Button type="submit" size="sm" disabled={form.what === ''} loading={act.busy}>
                  Place it
                </Button>
                <ActionResult said={act.said} refusal={wrong ? null : act.refusal} />
              </HStack>
            </>
          )}
        </Stack>
      </form>
    </Card>
  )
}
