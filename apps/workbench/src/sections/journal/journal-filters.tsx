import { Grid, Switch } from '@chakra-ui/react'
import { TextField } from '../../ui/fields.tsx'
import type { JournalFilter } from './journal-filter.ts'

interface Props {
  readonly sought: JournalFilter
  readonly onSeek: (sought: JournalFilter) => void
}

/** The filters of the journal. */
export function JournalFilters({ sought, onSeek }: Props) {
  const seek = (part: Partial<JournalFilter>) => onSeek({ ...sought, ...part })
  return (
    <Grid gap="3" mb="3" alignItems="end" templateColumns={{ base: '1fr 1fr', md: 'repeat(3, minmax(0, 12rem)) 1fr' }}>
      <TextField label="Call" type="search" placeholder="cart.add" value={sought.call} onText={(call) => seek({ call })} />
      <TextField label="Code" type="search" placeholder="1105007 or STOCK" value={sought.code} onText={(code) => seek({ code })} />
      <TextField label="Who" type="search" placeholder="M81… or guest" value={sought.member} onText={(member) => seek({ member })} />
      <Switch.Root
        size="sm"
        pb="2"
        checked={sought.onlyTrouble}
        onCheckedChange={({ checked: onlyTrouble }: { readonly checked: boolean }) => seek({ onlyTrouble })}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>Only trouble</Switch.Label>
      </Switch.Root>
    </Grid>
  )
}
