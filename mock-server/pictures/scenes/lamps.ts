import type { Random } from '../../state/random.ts'
import type { Palette } from '../palettes.ts'
import { circle, curve, ellipse, line, rect, shape, times } from '../shapes.ts'

/** Lamps, and rooms that are there because of a lamp. Every drawing is 1200 by 800. */
export const lamps = {
  'outdoor-lamp': ({ sky, mid, near, dark, ink, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, dark) +
    circle(random.integer(180, 320), 150, 46, sky, 'opacity="0.9"') +
    shape('M0 470 Q200 380 420 450 T860 430 T1200 470 V800 H0 z', near) +
    shape('M0 560 Q300 480 600 560 T1200 540 V800 H0 z', ink) +
    ellipse(640, 640, 440, 110, glow, 'opacity="0.22"') +
    ellipse(640, 640, 260, 64, glow, 'opacity="0.35"') +
    `<circle cx="640" cy="400" r="120" fill="none" stroke="${glow}" stroke-width="30"/>` +
    `<circle cx="640" cy="400" r="138" fill="none" stroke="${ink}" stroke-width="12"/>` +
    rect(628, 528, 24, 120, ink, 6) +
    shape('M420 800 Q560 690 620 660 H700 Q800 700 900 800 z', mid, 'opacity="0.8"') +
    times(11, (index) =>
      times(3, (blade) =>
        shape(
          `M${40 + index * 112 + blade * 14} 700 q${blade * 8 - 14} -${random.integer(40, 70)} ${blade * 16 - 18} -${random.integer(80, 120)} q${10 - blade * 2} 60 ${26 - blade * 14} 110 z`,
          blade === 1 ? near : mid,
          'opacity="0.9"',
        ),
      ),
    ) +
    circle(960, 640, 6, accent),
  rain: ({ far, mid, near, dark, ink, light, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, near) +
    shape('M0 520 H1200 V800 H0 z', dark) +
    `<circle cx="600" cy="330" r="150" fill="none" stroke="${glow}" stroke-width="34"/>` +
    `<circle cx="600" cy="330" r="172" fill="none" stroke="${ink}" stroke-width="14"/>` +
    circle(600, 330, 240, glow, 'opacity="0.14"') +
    rect(586, 490, 28, 220, ink, 6) +
    times(64, () => {
      const x = random.integer(-40, 1200)
      const y = random.integer(0, 700)
      const length = random.integer(24, 70)
      return line(x, y, x - length * 0.25, y + length, random.chance(0.3) ? light : far, 3)
    }) +
    times(7, (index) => ellipse(120 + index * 165, random.integer(660, 760), 70, 12, mid, 'opacity="0.7"')) +
    ellipse(600, 716, 240, 30, glow, 'opacity="0.35"'),
  bedside: ({ sky, far, mid, near, dark, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, mid) +
    rect(760, 70, 330, 400, sky, 8) +
    circle(random.integer(860, 980), 250, 56, glow) +
    line(925, 70, 925, 470, light, 12) +
    line(760, 270, 1090, 270, light, 12) +
    circle(390, 330, 300, glow, 'opacity="0.35"') +
    circle(390, 330, 190, glow, 'opacity="0.45"') +
    shape('M290 400 L330 220 H450 L490 400 z', light) +
    rect(380, 400, 20, 120, dark) +
    ellipse(390, 528, 80, 18, dark) +
    rect(120, 540, 620, 44, near, 8) +
    rect(150, 584, 560, 216, dark, 8) +
    rect(400, 660, 60, 14, accent, 7) +
    rect(540, 506, 150, 18, accent, 3) +
    rect(552, 488, 130, 18, far, 3) +
    shape('M790 620 Q980 520 1200 570 V800 H790 z', light) +
    shape('M790 680 Q1000 600 1200 650 V800 H790 z', far),
  pendant: ({ sky, far, mid, near, dark, ink, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, sky) +
    rect(0, 600, 1200, 200, far) +
    times(3, (index) => {
      const x = 260 + index * 340
      const y = 250 + random.integer(-50, 60)
      const fill = [light, glow, far][index] ?? light
      return (
        line(x, 0, x, y, ink, 5) +
        shape(`M${x - 120} ${y + 130} Q${x - 104} ${y} ${x} ${y} Q${x + 104} ${y} ${x + 120} ${y + 130} z`, fill) +
        shape(
          `M${x} ${y} Q${x + 104} ${y} ${x + 120} ${y + 130} H${x + 30} Q${x + 40} ${y + 40} ${x} ${y} z`,
          mid,
          'opacity="0.35"',
        ) +
        ellipse(x, y + 130, 120, 20, glow) +
        shape(`M${x - 100} ${y + 140} L${x - 210} 640 H${x + 210} L${x + 100} ${y + 140} z`, glow, 'opacity="0.16"') +
        circle(x, y - 4, 12, dark)
      )
    }) +
    rect(120, 640, 960, 34, near, 8) +
    rect(190, 674, 26, 126, dark) +
    rect(984, 674, 26, 126, dark) +
    ellipse(480, 640, 66, 12, light) +
    rect(700, 590, 44, 50, accent, 6),
  lanterns: ({ near, dark, ink, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, dark) +
    shape('M0 560 L140 470 L280 560 L420 470 L560 560 L700 470 L840 560 L980 470 L1120 560 L1200 500 V800 H0 z', ink) +
    times(2, (row) => curve(`M0 ${130 + row * 150} Q600 ${330 + row * 140} 1200 ${130 + row * 150}`, near, 5)) +
    times(13, (index) => {
      const row = index % 2
      const x = 60 + index * 90
      const y = 130 + row * 150 + 190 * (1 - ((x - 600) / 600) ** 2) * 0.52 + 20
      const fill = [glow, accent, light][random.integer(0, 2)] ?? glow
      return (
        circle(x, y + 34, 66, glow, 'opacity="0.16"') +
        shape(`M${x - 26} ${y + 6} h52 l8 58 h-68 z`, fill) +
        rect(x - 16, y - 4, 32, 10, ink, 3) +
        rect(x - 20, y + 64, 40, 8, ink, 3)
      )
    }) +
    times(9, (index) => rect(70 + index * 130, 640, 56, 90, index % 4 === 2 ? near : glow, 3, 'opacity="0.85"')),
  promenade: ({ sky, far, mid, near, dark, ink, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 420, near) +
    circle(random.integer(820, 1000), 130, 40, sky) +
    rect(0, 380, 1200, 170, mid) +
    times(9, (index) =>
      line(60 + index * 130, 400 + (index % 3) * 40, 150 + index * 130, 400 + (index % 3) * 40, far, 4),
    ) +
    shape('M0 540 H1200 V800 H0 z', dark) +
    shape('M0 560 Q600 520 1200 620 V660 Q600 560 0 600 z', far, 'opacity="0.5"') +
    times(5, (index) => {
      const x = 110 + index * 250
      const radius = 44 + index * 6
      return (
        ellipse(x, 700, 130, 30, accent, 'opacity="0.25"') +
        `<circle cx="${x}" cy="${560 - index * 4}" r="${radius}" fill="none" stroke="${accent}" stroke-width="14"/>` +
        rect(x - 6, 600, 12, 110, ink) +
        circle(x, 560 - index * 4, radius + 40, glow, 'opacity="0.12"')
      )
    }) +
    shape('M520 760 q30 -34 66 0 l16 4 q-4 16 -24 14 h-50 q-20 2 -24 -12 z', mid),
  spectrum: ({ dark, ink, light }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, light) +
    times(12, (index) =>
      rect(
        60 + index * 90,
        330,
        90,
        150,
        [
          '#e8763a',
          '#ee9350',
          '#f3ab68',
          '#f7c283',
          '#fad7a2',
          '#fbe7c3',
          '#faf2e2',
          '#edf3f4',
          '#d8e9f0',
          '#bfdcec',
          '#a4cde6',
          '#8abddf',
        ][index] ?? light,
      ),
    ) +
    rect(60, 480, 1080, 10, ink) +
    times(7, (index) => line(60 + index * 180, 490, 60 + index * 180, 520, ink, 5)) +
    times(3, (index) => {
      const x = [240, 560, 930][index] ?? 240
      const tip = random.integer(212, 226)
      return (
        shape(`M${x - 44} ${tip + 50} Q${x} ${tip - 60} ${x + 44} ${tip + 50} z`, dark) +
        line(x, tip - 120, x, tip - 20, dark, 6) +
        shape(
          `M${x - 30} ${tip + 56} L${x - 70} 330 H${x + 70} L${x + 30} ${tip + 56} z`,
          ['#f7c283', '#faf2e2', '#bfdcec'][index] ?? light,
          'opacity="0.8"',
        )
      )
    }) +
    times(
      3,
      (index) =>
        rect(120 + index * 340, 600, 250 - index * 30, 20, ink, 10, 'opacity="0.25"') +
        rect(120 + index * 340, 640, 190, 20, ink, 10, 'opacity="0.15"'),
    ),
}
