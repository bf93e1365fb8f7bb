import type { Address } from '@nusaria/contracts/address'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { Checkbox } from '../../shared/ui/chakra/checkbox.tsx'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { BottomBar } from '../../shared/ui/layout/bottom-bar.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import css from './address-form.module.css'
import { LabelChips } from './label-chips.tsx'
import { LocationFields } from './location-fields.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { SaveErrorNote } from './save-error-note.tsx'
import { type SavedAddress, useAddressForm } from './use-address-form.ts'

interface Props {
  /** The one to change; null for a new one. */
  readonly address: Address | null
  /** It is or becomes the default whatever the shopper says: the first one, and the default one. */
  readonly mustBeDefault: boolean
  readonly onSaved: (saved: SavedAddress) => void
}

/** The form of an address: recipient, place, default flag. What is wrong stands beside its field. */
export function AddressForm({ address, mustBeDefault, onSaved }: Props) {
  const { t } = useTranslation(['address', 'common'])
  const desktop = useLayout() === 'desktop'
  const box = useRef<HTMLDivElement>(null)
  const state = useAddressForm(address, onSaved)
  const save = async () => {
    const wrong = await state.save()
    if (wrong) box.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }
  const button = (
    <Button type="submit" size="lg" className={css.save} loading={state.saving}>
      {t('common:action.save')}
    </Button>
  )
  return (
    <div ref={box}>
      <Form className={css.form} onSubmit={() => void save()}>
        <Panel title={t('address:form.recipient')}>
          <RecipientFields state={state} />
        </Panel>
        <Panel title={t('address:form.place')}>
          <LocationFields state={state} />
        </Panel>
        <Panel>
          <LabelChips value={state.form.label} onChange={(label) => state.change({ label })} />
          <Checkbox
            name="flag_default"
            checked={mustBeDefault || state.form.flag_default}
            disabled={mustBeDefault}
            onChange={(flag_default) => state.change({ flag_default })}
          >
            {t('address:form.isDefault')}
          </Checkbox>
        </Panel>
        <SaveErrorNote failure={state.failure} />
        {desktop ? button : <BottomBar>{button}</BottomBar>}
      </Form>
    </div>
  )
}
