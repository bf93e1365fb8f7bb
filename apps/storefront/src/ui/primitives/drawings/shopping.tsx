import { Canvas, Shade, Sign } from './canvas.tsx'

/** An empty basket. */
function Basket() {
  return (
    <Canvas>
      <path d="M62 86c6-38 25-54 48-54s42 16 48 54" stroke="var(--kunyit-ink)" strokeWidth="7" />
      <Sign x={94} y={15} size={32} />
      <path d="M46 86h128l-13 66a10 10 0 0 1-10 8H69a10 10 0 0 1-10-8z" fill="var(--kunyit)" />
      <Shade lit d="M46 86h30l8 74H69a10 10 0 0 1-10-8z" />
      <Shade d="M174 86h-30l-8 74h15a10 10 0 0 0 10-8z" />
      <path d="M55 108h110M59 130h102M80 94l6 60M110 94v60M140 94l-6 60" stroke="var(--kunyit-ink)" strokeWidth="3" opacity=".45" />
      <rect x="38" y="74" width="144" height="18" rx="9" fill="var(--kunyit)" />
      <rect x="38" y="74" width="144" height="18" rx="9" fill="var(--kunyit-ink)" opacity=".22" />
    </Canvas>
  )
}

/** An open parcel with nothing in it, and a receipt that is still blank. */
function Orders() {
  return (
    <Canvas>
      <path d="M120 26h52v84l-9-6-8 6-9-6-8 6-9-6-9 6z" fill="var(--surface)" stroke="var(--edge)" strokeWidth="3" />
      <path d="M132 44h28M132 58h28M132 72h16" stroke="var(--mute)" strokeWidth="5" />
      <path d="M44 92h116v60a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8z" fill="var(--kunyit)" />
      <path d="M44 92h116l-14 20H58z" fill="var(--kunyit-ink)" opacity=".5" />
      <path d="M44 92L26 116h34l14-24zM160 92l20 24h-36l-14-24z" fill="var(--kunyit-200)" />
      <Shade d="M128 116h32v36a8 8 0 0 1-8 8h-24z" />
      <Sign x={84} y={118} size={34} />
    </Canvas>
  )
}

/** Two vouchers, one behind the other, with a notch on each side. */
function Vouchers() {
  const ticket = 'M0 8a8 8 0 0 1 8-8h112a8 8 0 0 1 8 8v16a11 11 0 0 0 0 22v16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V46a11 11 0 0 0 0-22z'
  return (
    <Canvas>
      <path d={ticket} transform="translate(64 34) rotate(12)" fill="var(--kunyit)" />
      <path d={ticket} transform="translate(36 78) rotate(-9)" fill="var(--sambal)" />
      <g transform="translate(36 78) rotate(-9)">
        <Shade lit d="M0 8a8 8 0 0 1 8-8h30v70H8a8 8 0 0 1-8-8V46a11 11 0 0 0 0-22z" />
        <path d="M38 8v54" stroke="var(--surface)" strokeWidth="3" strokeDasharray="1 8" />
        <path d="M62 50l34-32" stroke="var(--on-dark)" strokeWidth="6" />
        <circle cx="66" cy="24" r="7" stroke="var(--on-dark)" strokeWidth="5" />
        <circle cx="92" cy="46" r="7" stroke="var(--on-dark)" strokeWidth="5" />
      </g>
    </Canvas>
  )
}

/** A heart on a price tag. */
function Favourites() {
  return (
    <Canvas>
      <path d="M110 44c16-24 62-18 62 22 0 42-46 64-62 90-16-26-62-48-62-90 0-40 46-46 62-22z" fill="var(--sambal)" />
      <path d="M64 56c4-10 14-14 24-12" stroke="var(--on-dark)" strokeWidth="7" opacity=".55" />
      <Shade d="M172 66c0 42-46 64-62 90-2-4-5-8-8-12 22-20 58-40 58-84 0-8-2-14-5-19 10 4 17 12 17 25z" />
      <path d="M128 92l40-16 14 34-40 18-18-12z" fill="var(--kunyit)" stroke="var(--surface)" strokeWidth="4" />
      <circle cx="136" cy="108" r="5" fill="var(--surface)" />
      <path d="M150 98l14-6M154 110l12-5" stroke="var(--kunyit-ink)" strokeWidth="4" opacity=".6" />
    </Canvas>
  )
}

/** A magnifier over an empty shelf. */
function Nothing() {
  return (
    <Canvas>
      <path d="M34 128h152v10a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8z" fill="var(--kunyit)" />
      <Shade d="M34 136h152v2a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8z" />
      <path d="M54 146v16M166 146v16" stroke="var(--kunyit-ink)" strokeWidth="8" />
      <path d="M136 104l30 30" stroke="var(--ink)" strokeWidth="13" />
      <circle cx="106" cy="74" r="40" fill="var(--surface)" stroke="var(--ink)" strokeWidth="9" />
      <Sign x={82} y={50} size={48} color="var(--sambal-100)" />
      <path d="M78 68c3-12 11-19 22-21" stroke="var(--kunyit-200)" strokeWidth="6" />
    </Canvas>
  )
}

export const SHOPPING_DRAWINGS = { basket: Basket, orders: Orders, vouchers: Vouchers, favourites: Favourites, nothing: Nothing }
