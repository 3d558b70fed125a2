import { chromium } from '@playwright/test';

import { existsSync } from "node:fs";
const exe=[process.env.CHROMIUM_PATH,"/usr/bin/chromium","/usr/bin/google-chrome"].find(p=>p&&existsSync(p));
function await0(p){return existsSync(p)}
const browser=await chromium.launch({executablePath:exe,args:['--no-sandbox']});
const base=process.argv[2];
const out=[];
for(const [cpu,lat] of [[4,0],[6,100]]) for(const d of [0,60,120,200,300,400,550,700,900,1200,1600]){
  const ctx=await browser.newContext({viewport:{width:1280,height:800}});
  const page=await ctx.newPage();
  const cdp=await ctx.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate',{rate:cpu});
  if(lat){await cdp.send('Network.enable');await cdp.send('Network.emulateNetworkConditions',{offline:false,latency:lat,downloadThroughput:400e3,uploadThroughput:400e3});}
  await page.goto(base+'/games/sokoban',{waitUntil:'commit'});
  await page.waitForFunction(()=>performance.getEntriesByType('paint').length>0,{polling:20}).catch(()=>{});
  await new Promise(r=>setTimeout(r,d));
  const box=await page.evaluate(()=>{const b=document.querySelector('button[aria-label="Favourite"]').getBoundingClientRect();return {x:b.x+b.width/2,y:b.y+b.height/2,boot:!document.querySelector('[data-not-arrived]'),react:Object.keys(document.querySelector('h1')).some(k=>k.startsWith('__reactFiber'))}});
  await page.mouse.click(box.x,box.y);
  await page.waitForFunction(()=>Object.keys(document.querySelector('h1')).some(k=>k.startsWith('__reactFiber')));
  await new Promise(r=>setTimeout(r,2500));
  const pressed=await page.getAttribute('button[aria-label="Favourite"]','aria-pressed');
  out.push(`${cpu} ${lat} d=${d} boot=${box.boot} react=${box.react} pressed=${pressed}`);
  console.log(out.at(-1));
  await ctx.close();
}
await browser.close();
