/** `size` in px at a 16 px root. */
export function Coin({ size = 20 }: { readonly size?: number }) {
  const side = `${size / 16}rem`
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" style={{ width: side, height: side, flex: 'none' }}>
      <circle cx="12" cy="12.6" r="11" fill="#B9802B" />
      <circle cx="12" cy="11.6" r="11" fill="var(--kunyit)" />
      <circle cx="12" cy="11.6" r="8.4" fill="var(--kunyit-200)" />
      <g fill="#C98F35" transform="translate(12 11.6) scale(.62) translate(-12 -12)">
        {[45, 135, 225, 315].map((turn) => (
          <path key={turn} transform={`rotate(${turn} 12 12)`} d="M12 11.1C14.9 8.2 14.9 4.1 12 1.2C9.1 4.1 9.1 8.2 12 11.1Z" />
        ))}
      </g>
    </svg>
  )
}
