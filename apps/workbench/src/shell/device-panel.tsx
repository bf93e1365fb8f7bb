import { Button, Grid } from '@chakra-ui/react'
import { SelectField, TextField } from '../ui/fields.tsx'
import { Card } from '../ui/section-page.tsx'
import type { BridgeKind } from './bridge/envelope.ts'
import { DEVICES, type DeviceState, NO_INSETS } from './use-device.ts'

const devices = DEVICES.map(({ id, name, width, height }) => [id, `${name}, ${width} × ${height}`] as const)

const bridges: readonly (readonly [BridgeKind, string])[] = [
  ['rn-android', 'React Native, Android'],
  ['rn-ios', 'React Native, iOS'],
  ['ios', 'iOS message handler'],
  ['ios-reply', 'iOS message handler with reply'],
  ['android', 'Android interface'],
  ['android-listener', 'Android message listener'],
  ['browser', 'none: a phone’s browser'],
]

const sides = ['top', 'right', 'bottom', 'left'] as const

/** The typed inset in px, limited to 0 to 120. */
function parseInset(text: string): number {
  return Math.min(120, Math.max(0, Math.round(Number(text)) || 0))
}

/** The device, its bridge and its safe areas. */
export function DevicePanel({ deviceState }: { readonly deviceState: DeviceState }) {
  return (
    <Card level={2} title="The phone">
      <Grid gap="3">
        <SelectField label="Device" value={deviceState.device.id} options={devices} onValue={deviceState.choose} />
        <SelectField label="Bridge (loads the page again)" value={deviceState.bridge} options={bridges} onValue={deviceState.setBridge} />
        <Grid templateColumns="repeat(4, 1fr)" gap="2" role="group" aria-label="Safe areas, held upright, in px">
          {sides.map((side) => (
            <TextField
              key={side}
              label={side.replace(/^./, (letter) => letter.toUpperCase())}
              px="2"
              type="number"
              min={0}
              max={120}
              value={deviceState.insets[side]}
              onValue={(text) => deviceState.setInsets({ ...deviceState.insets, [side]: parseInset(text) })}
            />
          ))}
        </Grid>
        <Grid templateColumns="1fr 1fr" gap="2">
          <Button size="xs" variant="outline" onClick={() => deviceState.setInsets(deviceState.device.insets)}>
            The device’s insets
          </Button>
          <Button size="xs" variant="outline" onClick={() => deviceState.setInsets(NO_INSETS)}>
            No insets
          </Button>
        </Grid>
      </Grid>
    </Card>
  )
}
