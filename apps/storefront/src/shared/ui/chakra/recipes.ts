import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'

const inputBox = {
  width: '100%',
  minHeight: '3rem',
  paddingInline: '.875rem',
  border: '1px solid',
  borderColor: 'line-strong',
  borderRadius: 'md',
  background: 'surface',
  color: 'ink',
  fontSize: 'var(--field-text)',
  fontWeight: 500,
  outline: 'none',
  _placeholder: { color: 'ink-3', opacity: 1 },
  _focusVisible: { borderColor: 'ink', boxShadow: 'inset 0 0 0 1px {colors.ink}', borderRadius: 'md' },
  _invalid: { borderColor: 'error', boxShadow: 'inset 0 0 0 1px {colors.error}' },
  _disabled: { background: 'sunken', borderColor: 'line-soft', color: 'disabled-fg', cursor: 'not-allowed' },
} as const

export const inputRecipe = defineRecipe({ className: 'nu-input', base: inputBox })

export const textareaRecipe = defineRecipe({
  className: 'nu-textarea',
  base: { ...inputBox, minHeight: '6rem', paddingBlock: '.75rem', lineHeight: '1.375rem', resize: 'vertical' },
})

export const fieldRecipe = defineSlotRecipe({
  className: 'nu-field',
  slots: ['root', 'label', 'helperText', 'errorText', 'requiredIndicator', 'input', 'select', 'textarea'],
  base: {
    root: { display: 'block', position: 'relative', width: '100%' },
    label: { display: 'block', marginBottom: '.375rem', fontSize: '.8125rem', lineHeight: '1.125rem', fontWeight: 600 },
    helperText: { display: 'block', marginTop: '.375rem', fontSize: '.75rem', lineHeight: '1rem', color: 'ink-3' },
    errorText: {
      display: 'flex',
      gap: '.375rem',
      marginTop: '.375rem',
      fontSize: '.75rem',
      lineHeight: '1rem',
      fontWeight: 600,
      color: 'error-700',
    },
  },
})

export const selectRecipe = defineSlotRecipe({
  className: 'nu-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative' },
    field: { ...inputBox, appearance: 'none', paddingInlineEnd: '2.5rem', cursor: 'pointer', textOverflow: 'ellipsis' },
    indicator: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '.875rem',
      display: 'flex',
      alignItems: 'center',
      pointerEvents: 'none',
      _disabled: { color: 'disabled-fg' },
    },
  },
})

const mark = {
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.375rem',
  height: '1.375rem',
  border: '1.5px solid',
  borderColor: 'line-strong',
  background: 'surface',
  color: 'on-dark',
  cursor: 'pointer',
  _focusVisible: { boxShadow: 'focus' },
  _disabled: { background: 'sunken', borderColor: 'line-soft', cursor: 'not-allowed' },
  _invalid: { borderColor: 'error' },
} as const

export const checkboxRecipe = defineSlotRecipe({
  className: 'nu-checkbox',
  slots: ['root', 'label', 'control', 'indicator', 'group'],
  base: {
    root: {
      display: 'inline-flex',
      gap: '.625rem',
      alignItems: 'flex-start',
      position: 'relative',
      cursor: 'pointer',
      _before: { content: '""', position: 'absolute', inset: '-.5625rem' },
    },
    control: {
      ...mark,
      borderRadius: '.4375rem',
      '& svg': { width: '.875rem', height: '.875rem', strokeWidth: 4 },
      '&:is([data-state=checked], [data-state=indeterminate]):not([data-disabled])': { background: 'sambal', borderColor: 'sambal' },
    },
    label: { position: 'relative', paddingTop: '1px', fontSize: '.8125rem', lineHeight: '1.25rem', color: 'ink-2' },
  },
})

export const radioRecipe = defineSlotRecipe({
  className: 'nu-radio',
  slots: ['root', 'label', 'item', 'itemText', 'itemControl', 'indicator', 'itemAddon', 'itemIndicator'],
  base: {
    root: { display: 'block' },
    label: { display: 'block', marginBottom: '.375rem', fontSize: '.8125rem', lineHeight: '1.125rem', fontWeight: 600 },
    item: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '.75rem',
      minHeight: '3.25rem',
      padding: '.75rem 1rem',
      cursor: 'pointer',
      '& + &': { borderTop: '1px solid', borderColor: 'line' },
      _disabled: { color: 'disabled-fg', cursor: 'not-allowed' },
    },
    itemText: { flex: 1, minWidth: 0 },
    itemControl: { ...mark, borderRadius: 'full', _checked: { border: '.4375rem solid {colors.sambal}' } },
  },
  variants: {
    look: {
      rows: {},
      cards: {
        root: { display: 'grid', gap: '.625rem' },
        item: {
          border: '1px solid',
          borderColor: 'line-soft',
          borderRadius: 'md',
          background: 'surface',
          '& + &': { borderTopColor: 'line-soft' },
          '&[data-state=checked]': { borderColor: 'sambal', boxShadow: 'inset 0 0 0 1px {colors.sambal}', background: 'sambal-50' },
        },
      },
    },
  },
  defaultVariants: { look: 'rows' },
})

export const switchRecipe = defineSlotRecipe({
  className: 'nu-switch',
  slots: ['root', 'label', 'control', 'thumb', 'indicator'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '.75rem',
      position: 'relative',
      cursor: 'pointer',
      _before: { content: '""', position: 'absolute', inset: '-.5rem' },
    },
    control: {
      flexShrink: 0,
      width: '2.75rem',
      height: '1.625rem',
      padding: '.1875rem',
      borderRadius: 'full',
      background: 'line-strong',
      transition: 'background {durations.base}',
      _checked: { background: 'pandan' },
      _focusVisible: { boxShadow: 'focus' },
      _disabled: { background: 'line', cursor: 'not-allowed' },
    },
    thumb: {
      display: 'block',
      width: '1.25rem',
      height: '1.25rem',
      borderRadius: 'full',
      background: 'surface',
      boxShadow: 'e1',
      transition: 'translate {durations.base} {easings.ease}',
      _checked: { translate: '1.125rem 0' },
    },
  },
})
