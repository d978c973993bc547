import { byHand, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, Path as P, type Path, roundRect } from '../../../kit/pen/index.ts';

const range = (crest: string, foot: number): Path =>
  byHand(P.join(curve(crest)).lineTo(580, foot).lineTo(20, foot).close(), 1.4);

/** Bald round fells, snow from top to foot; in the hollow a house that is awake. */
export function fells(art: Art): void {
  const far = range('20,640 90,622 150,628 220,618 300,592 372,574 440,590 500,606 580,588', 700);
  art.fill(far, '#4f9480');
  stippled(art, far, '#a9e3b2', [300, 576], [300, 622], [0.85, 0]);
  const mid = range('20,634 70,630 140,646 220,652 300,640 380,628 460,632 520,620 580,626', 720);
  art.fill(mid, '#2f6a66');
  stippled(art, mid, '#8fd3ab', [0, 622], [0, 660], [0.9, 0]);
  house(art, 256, 650, 0.6);
}

function house(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  stippledGlow(art, x - 4, y - 4, 46, '#ffc266', 0.8, 0.6);
  box.fill(closed('-30,0! -30,-22! 22,-22! 22,0!'), '#5b2f2a');
  box.fill(closed('22,0! 22,-22! 32,-34! 42,-22! 42,0!'), '#43231f');
  box.fill(closed('-34,-20! -22,-38! 34,-38! 24,-20!'), '#d9f0d8');
  box.fill([roundRect(-22, -16, 10, 10), roundRect(-4, -16, 10, 16)], '#ffd98a');
  box.fill(closed('-12,-38! -12,-48! -4,-48! -4,-38!'), '#43231f');
}
