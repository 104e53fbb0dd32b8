/** The cues as sound: made on the spot, nothing is loaded. */
import { loudness, VOICES, type Cue, type Voice } from "./cues";
import { settings } from "./settings.svelte";

let studio: AudioContext | null = null;

function hiss(audio: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const grains = buffer.getChannelData(0);
  for (let i = 0; i < grains.length; i += 1) grains[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

function speak(audio: AudioContext, voice: Voice, volume: number): void {
  const start = audio.currentTime + (voice.at ?? 0);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(voice.loud * volume, 0.0002), start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + voice.length);
  let source: AudioScheduledSourceNode;
  if (voice.from === 0) {
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = voice.through ?? 1000;
    source = hiss(audio, voice.length);
    source.connect(filter).connect(gain);
  } else {
    const tone = audio.createOscillator();
    tone.type = voice.type ?? "sine";
    tone.frequency.setValueAtTime(voice.from, start);
    tone.frequency.exponentialRampToValueAtTime(voice.to ?? voice.from, start + voice.length);
    tone.connect(gain);
    source = tone;
  }
  gain.connect(audio.destination);
  source.start(start);
  source.stop(start + voice.length);
}

export function play(cue: Cue | ""): void {
  const volume = cue ? loudness(cue, settings) : 0;
  if (!cue || settings.sound !== "on" || volume === 0 || !("AudioContext" in globalThis)) return;
  studio ??= new AudioContext();
  if (studio.state === "suspended") void studio.resume();
  for (const voice of VOICES[cue]) speak(studio, voice, volume);
}
